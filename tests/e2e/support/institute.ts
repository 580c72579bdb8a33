import { publish } from './pages';
import { rest } from './rest';

interface Form {
	id: number;
	content: { raw: string };
	meta: { vestibule_form_id: number };
}

/** Creates a form with the fields of form 4 and these settings, and a page with it. Returns the path of the page. */
export async function newForm( settings: Record< string, unknown > ): Promise< string > {
	const forms = await rest< Form[] >( '/wp/v2/vestibule-forms?context=edit&per_page=100' );
	const four = forms.find( ( { meta } ) => meta.vestibule_form_id === 4 )?.content.raw ?? '';
	return newFormOf( four, { vestibule_form_settings: settings } );
}

/** Creates a form of these blocks and meta values. Returns its post ID. */
export async function newFormPost(
	content: string,
	meta: Record< string, unknown > = {},
	title = 'Form of a browser test'
): Promise< number > {
	const form = await rest< Form >( '/wp/v2/vestibule-forms', { title, status: 'publish', content, meta } );
	return form.id;
}

/** Publishes a page with a form. Returns its path. */
export const pageWithForm = ( form: number ): Promise< string > =>
	publish( `Page of a browser test ${ form }`, `<!-- wp:vestibule/form {"ref":${ form }} /-->` );

/** Creates a form and a page with the form. Returns the path of the page. */
export const newFormOf = async ( content: string, meta: Record< string, unknown > = {} ): Promise< string > =>
	pageWithForm( await newFormPost( content, meta ) );
