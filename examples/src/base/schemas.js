// What requests and partner messages must look like, as JSON schemas.

const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' };
const identifier = { type: 'string', pattern: '^[A-Z]{2,4}-[0-9]{4,10}$' };
const currency = { enum: ['CHF', 'EUR', 'GBP', 'SEK', 'USD'] };

const address = {
  type: 'object',
  additionalProperties: false,
  required: ['name', 'street', 'city', 'postcode', 'country'],
  properties: {
    name: { type: 'string', minLength: 1, maxLength: 120 },
    company: { type: 'string', maxLength: 120 },
    street: { type: 'string', minLength: 1, maxLength: 120 },
    city: { type: 'string', minLength: 1, maxLength: 80 },
    postcode: { type: 'string', pattern: '^[A-Z0-9 -]{3,10}$' },
    country: { type: 'string', pattern: '^[A-Z]{2}$' },
    phone: { type: 'string', pattern: '^\\+[0-9 ]{6,20}$' },
    email: { type: 'string', pattern: '^[^@\\s]+@[^@\\s]+$', maxLength: 254 },
  },
};

const line = {
  type: 'object',
  additionalProperties: false,
  required: ['sku', 'quantity', 'unitCents'],
  properties: {
    sku: { type: 'string', pattern: '^[A-Z0-9-]{3,24}$' },
    title: { type: 'string', maxLength: 200 },
    quantity: { type: 'integer', minimum: 1, maximum: 999 },
    unitCents: { type: 'integer', minimum: 0, maximum: 10_000_000 },
    taxRate: { type: 'number', minimum: 0, maximum: 1 },
  },
};

const lines = { type: 'array', minItems: 1, maxItems: 200, items: line };

/** Requests that this function takes. */
export const requestSchemas = {
  search: {
    type: 'object',
    additionalProperties: false,
    properties: {
      customerId: identifier,
      from: day,
      to: day,
      currency,
      limit: { type: 'integer', minimum: 1, maximum: 100 },
    },
    anyOf: [{ required: ['customerId'] }, { required: ['from', 'to'] }],
  },
  quote: {
    type: 'object',
    additionalProperties: false,
    required: ['customerId', 'currency', 'lines'],
    properties: { customerId: identifier, currency, lines, notBefore: day },
  },
};

const PARTNERS = ['atlas', 'borealis', 'cormorant', 'dorado'];

const message = (partner) => ({
  type: 'object',
  additionalProperties: false,
  required: ['partner', 'id', 'sentAt', 'order'],
  properties: {
    partner: { const: partner },
    id: { type: 'string', minLength: 8, maxLength: 64 },
    sentAt: { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}T' },
    order: {
      type: 'object',
      additionalProperties: false,
      required: ['id', 'currency', 'lines', 'deliverTo'],
      properties: { id: identifier, currency, lines, deliverTo: address, billTo: address, placedOn: day },
    },
  },
});

/** Messages that partners send to another function of the same service. */
export const partnerSchemas = Object.fromEntries(PARTNERS.map((partner) => [partner, message(partner)]));
