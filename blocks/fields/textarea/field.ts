import { notTooLong } from '../kit/rules/rules';
import { textRule } from '../kit/rules/validate';

export const validate = textRule( notTooLong );
