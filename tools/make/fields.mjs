/**
 * Generates the registries of field types and validation rules from the folders blocks/fields/*, and the attributes of
 * their blocks from the PHP classes. The script in a type's file `live` becomes a separate chunk. All other code is
 * loaded with the form.
 */
import { fieldBlocks } from './field-blocks.mjs';
import { fieldRegisters } from './field-register.mjs';
import { settle } from './files.mjs';

export const make = ( { check } ) => settle( { ...fieldRegisters(), ...fieldBlocks() }, check );
