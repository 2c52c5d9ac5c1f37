import * as v from 'valibot';

export const addressSchema = v.object({
  organisation: v.string(),
  street: v.string(),
  postalCode: v.string(),
  city: v.string(),
  country: v.string(),
});
export type Address = v.InferOutput<typeof addressSchema>;
