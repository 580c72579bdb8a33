/**
 * Generates the registries of field types and validation rules from the folders blocks/fields/*. Adds the attributes of
 * the PHP classes to their blocks and to the contract `field`. The script in a type's file `live` becomes a separate
 * chunk. All other code is loaded with the form.
 */
import { fieldBlocks } from './field-blocks.mjs';
import { fieldContract } from './field-contract.mjs';
import { fieldRegisters } from './field-register.mjs';
import { settle } from './files.mjs';

export const make = ( { check } ) => settle( { ...fieldRegisters(), ...fieldBlocks(), ...fieldContract() }, check );
