/* Generated from the folders blocks/fields/* by `npm run make`. */
import { validate as address } from '../fields/address/field';
import { validate as agreement } from '../fields/agreement/field';
import { validate as appointment } from '../fields/appointment/field';
import { validate as checkbox } from '../fields/checkbox/field';
import { validate as country } from '../fields/country/field';
import { validate as course } from '../fields/course/field';
import { validate as dropdown } from '../fields/dropdown/field';
import { validate as email } from '../fields/email/field';
import { validate as file } from '../fields/file/field';
import { validate as image } from '../fields/image/field';
import { validate as imageChoice } from '../fields/image-choice/field';
import { validate as multiSelect } from '../fields/multi-select/field';
import { validate as name } from '../fields/name/field';
import { validate as phone } from '../fields/phone/field';
import { validate as radio } from '../fields/radio/field';
import { validate as signature } from '../fields/signature/field';
import { validate as terms } from '../fields/terms/field';
import { validate as text } from '../fields/text/field';
import { validate as textarea } from '../fields/textarea/field';
import type { Validate } from '../fields/kit/rules';

export const RULES: Readonly< Record< string, Validate > > = {
	address,
	agreement,
	appointment,
	checkbox,
	country,
	course,
	dropdown,
	email,
	file,
	image,
	'image-choice': imageChoice,
	'multi-select': multiSelect,
	name,
	phone,
	radio,
	signature,
	terms,
	text,
	textarea,
};
