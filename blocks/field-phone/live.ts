import type { LiveField } from '../form/field-parts/live';
import { attachCountryList } from './country-list';
import { View } from './View';

export const live: LiveField = {
	View,
	hydrate: ( { form, field } ) => attachCountryList( form, field ),
};
