/* Generated from the folders blocks/fields/* by `npm run make`. */
import { needsLive as hidden } from '../fields/hidden/field';
import { needsLive as text } from '../fields/text/field';
import type { FieldScript } from '../fields/kit/live';

export const FIELD_SCRIPTS: Readonly< Record< string, FieldScript > > = {
	appointment: {
		live: () => import( /* webpackChunkName: "field-appointment" */ '../fields/appointment/live' ),
	},
	calculation: {
		live: () => import( /* webpackChunkName: "field-calculation" */ '../fields/calculation/live' ),
	},
	date: {
		live: () => import( /* webpackChunkName: "field-date" */ '../fields/date/live' ),
	},
	file: {
		live: () => import( /* webpackChunkName: "field-file" */ '../fields/file/live' ),
	},
	hidden: {
		needsLive: hidden,
		live: () => import( /* webpackChunkName: "field-hidden" */ '../fields/hidden/live' ),
	},
	image: {
		live: () => import( /* webpackChunkName: "field-image" */ '../fields/image/live' ),
	},
	'multi-select': {
		live: () => import( /* webpackChunkName: "field-multi-select" */ '../fields/multi-select/live' ),
	},
	number: {
		live: () => import( /* webpackChunkName: "field-number" */ '../fields/number/live' ),
	},
	phone: {
		live: () => import( /* webpackChunkName: "field-phone" */ '../fields/phone/live' ),
	},
	range: {
		live: () => import( /* webpackChunkName: "field-range" */ '../fields/range/live' ),
	},
	rating: {
		live: () => import( /* webpackChunkName: "field-rating" */ '../fields/rating/live' ),
	},
	repeater: {
		live: () => import( /* webpackChunkName: "field-repeater" */ '../fields/repeater/live' ),
	},
	text: {
		needsLive: text,
		live: () => import( /* webpackChunkName: "field-text" */ '../fields/text/live' ),
	},
	time: {
		live: () => import( /* webpackChunkName: "field-time" */ '../fields/time/live' ),
	},
	url: {
		live: () => import( /* webpackChunkName: "field-url" */ '../fields/url/live' ),
	},
};
