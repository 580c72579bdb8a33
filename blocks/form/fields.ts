/* Made from the folders blocks/field-* by `npm run fields`. */
import { validate as address } from '../field-address/validate';
import { View as addressView } from '../field-address/View';
import { validate as agreement } from '../field-agreement/validate';
import { View as agreementView } from '../field-agreement/View';
import { validate as appointment } from '../field-appointment/validate';
import { validate as checkbox } from '../field-checkbox/validate';
import { View as checkboxView } from '../field-checkbox/View';
import { validate as country } from '../field-country/validate';
import { View as countryView } from '../field-country/View';
import { validate as dropdown } from '../field-dropdown/validate';
import { View as dropdownView } from '../field-dropdown/View';
import { validate as email } from '../field-email/validate';
import { View as emailView } from '../field-email/View';
import { validate as file } from '../field-file/validate';
import { needsLive as hiddenNeedsLive } from '../field-hidden/needsLive';
import { View as hiddenView } from '../field-hidden/View';
import { validate as image } from '../field-image/validate';
import { validate as imageChoice } from '../field-image-choice/validate';
import { View as imageChoiceView } from '../field-image-choice/View';
import { validate as multiSelect } from '../field-multi-select/validate';
import { validate as name } from '../field-name/validate';
import { View as nameView } from '../field-name/View';
import { validate as phone } from '../field-phone/validate';
import { validate as radio } from '../field-radio/validate';
import { View as radioView } from '../field-radio/View';
import { validate as terms } from '../field-terms/validate';
import { View as termsView } from '../field-terms/View';
import { validate as text } from '../field-text/validate';
import { needsLive as textNeedsLive } from '../field-text/needsLive';
import { View as textView } from '../field-text/View';
import { validate as textarea } from '../field-textarea/validate';
import { View as textareaView } from '../field-textarea/View';
import type { FieldType } from './field-parts/live';

export const FIELD_TYPES: Readonly< Record< string, FieldType > > = {
	address: {
		validate: address,
		View: addressView,
	},
	agreement: {
		validate: agreement,
		View: agreementView,
	},
	appointment: {
		validate: appointment,
		live: () => import( /* webpackChunkName: "field-appointment" */ '../field-appointment/live' ),
	},
	calculation: {
		live: () => import( /* webpackChunkName: "field-calculation" */ '../field-calculation/live' ),
	},
	checkbox: {
		validate: checkbox,
		View: checkboxView,
	},
	country: {
		validate: country,
		View: countryView,
	},
	date: {
		live: () => import( /* webpackChunkName: "field-date" */ '../field-date/live' ),
	},
	dropdown: {
		validate: dropdown,
		View: dropdownView,
	},
	email: {
		validate: email,
		View: emailView,
	},
	file: {
		validate: file,
		live: () => import( /* webpackChunkName: "field-file" */ '../field-file/live' ),
	},
	hidden: {
		View: hiddenView,
		needsLive: hiddenNeedsLive,
		live: () => import( /* webpackChunkName: "field-hidden" */ '../field-hidden/live' ),
	},
	image: {
		validate: image,
		live: () => import( /* webpackChunkName: "field-image" */ '../field-image/live' ),
	},
	'image-choice': {
		validate: imageChoice,
		View: imageChoiceView,
	},
	'multi-select': {
		validate: multiSelect,
		live: () => import( /* webpackChunkName: "field-multi-select" */ '../field-multi-select/live' ),
	},
	name: {
		validate: name,
		View: nameView,
	},
	number: {
		live: () => import( /* webpackChunkName: "field-number" */ '../field-number/live' ),
	},
	phone: {
		validate: phone,
		live: () => import( /* webpackChunkName: "field-phone" */ '../field-phone/live' ),
	},
	radio: {
		validate: radio,
		View: radioView,
	},
	range: {
		live: () => import( /* webpackChunkName: "field-range" */ '../field-range/live' ),
	},
	rating: {
		live: () => import( /* webpackChunkName: "field-rating" */ '../field-rating/live' ),
	},
	repeater: {
		live: () => import( /* webpackChunkName: "field-repeater" */ '../field-repeater/live' ),
	},
	terms: {
		validate: terms,
		View: termsView,
	},
	text: {
		validate: text,
		View: textView,
		needsLive: textNeedsLive,
		live: () => import( /* webpackChunkName: "field-text" */ '../field-text/live' ),
	},
	textarea: {
		validate: textarea,
		View: textareaView,
	},
	time: {
		live: () => import( /* webpackChunkName: "field-time" */ '../field-time/live' ),
	},
	url: {
		live: () => import( /* webpackChunkName: "field-url" */ '../field-url/live' ),
	},
};
