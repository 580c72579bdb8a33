/* Made from the folders blocks/field-* by `npm run fields`. */
import { field as agreement } from '../field-agreement';
import { field as appointment } from '../field-appointment';
import { field as checkbox } from '../field-checkbox';
import { field as country } from '../field-country';
import { field as dropdown } from '../field-dropdown';
import { field as email } from '../field-email';
import { field as multiSelect } from '../field-multi-select';
import { field as name } from '../field-name';
import { field as phone } from '../field-phone';
import { field as radio } from '../field-radio';
import { field as terms } from '../field-terms';
import { field as text } from '../field-text';
import { field as textarea } from '../field-textarea';
import type { FieldBlock } from './field-editor/registerFieldBlock';

export const FIELD_BLOCKS: readonly FieldBlock[] = [
	agreement,
	appointment,
	checkbox,
	country,
	dropdown,
	email,
	multiSelect,
	name,
	phone,
	radio,
	terms,
	text,
	textarea,
];
