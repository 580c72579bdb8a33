import { notTooLong, textRule } from '../kit/rules';

export const validate = textRule( notTooLong );
