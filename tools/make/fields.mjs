/**
 * The registers of field types and of their rules, from the folders blocks/fields/*, and the attributes of their blocks,
 * which the classes in PHP name. A type with a file `live` comes as a chunk of its own, all others with the form.
 */
import { fieldBlocks } from './field-blocks.mjs';
import { fieldRegisters } from './field-register.mjs';
import { settle } from './files.mjs';

export const make = ( { check } ) => settle( { ...fieldRegisters(), ...fieldBlocks() }, check );
