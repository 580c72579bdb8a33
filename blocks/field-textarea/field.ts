import { notTooLong } from '../../src/form/rules/rules';
import { textRule } from '../../src/form/rules/validate';

export const validate = textRule( notTooLong );
