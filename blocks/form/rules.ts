/* Made from the folders blocks/field-* by `npm run fields`. */
import { validate as address } from '../field-address/field';
import { validate as agreement } from '../field-agreement/field';
import { validate as appointment } from '../field-appointment/field';
import { validate as checkbox } from '../field-checkbox/field';
import { validate as country } from '../field-country/field';
import { validate as dropdown } from '../field-dropdown/field';
import { validate as email } from '../field-email/field';
import { validate as file } from '../field-file/field';
import { validate as image } from '../field-image/field';
import { validate as imageChoice } from '../field-image-choice/field';
import { validate as multiSelect } from '../field-multi-select/field';
import { validate as name } from '../field-name/field';
import { validate as phone } from '../field-phone/field';
import { validate as radio } from '../field-radio/field';
import { validate as terms } from '../field-terms/field';
import { validate as text } from '../field-text/field';
import { validate as textarea } from '../field-textarea/field';
import type { Validate } from '../../src/form/rules/validate';

export const RULES: Readonly< Record< string, Validate > > = {
	address,
	agreement,
	appointment,
	checkbox,
	country,
	dropdown,
	email,
	file,
	image,
	'image-choice': imageChoice,
	'multi-select': multiSelect,
	name,
	phone,
	radio,
	terms,
	text,
	textarea,
};
