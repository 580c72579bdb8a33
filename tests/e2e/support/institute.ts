import { publish } from './pages';
import { rest } from './rest';

interface Form {
	id: number;
	content: { raw: string };
	meta: { vestibule_form_id: number };
}

/** Makes a form with the fields of form 4 and these settings, and a page that shows it. Answers the page's path. */
export async function newForm( settings: Record< string, unknown > ): Promise< string > {
	const forms = await rest< Form[] >( '/wp/v2/vestibule-forms?context=edit&per_page=100' );
	const four = forms.find( ( { meta } ) => meta.vestibule_form_id === 4 )?.content.raw ?? '';
	return newFormOf( four, { vestibule_form_settings: settings } );
}

/** Makes a form of these blocks and metas. Answers its post. */
export async function newFormPost(
	content: string,
	meta: Record< string, unknown > = {},
	title = 'Form of a browser test'
): Promise< number > {
	const form = await rest< Form >( '/wp/v2/vestibule-forms', { title, status: 'publish', content, meta } );
	return form.id;
}

/** Makes a page that shows a form. Answers the page's path. */
export const pageWithForm = ( form: number ): Promise< string > =>
	publish( `Page of a browser test ${ form }`, `<!-- wp:vestibule/form {"ref":${ form }} /-->` );

/** Both: the page's path. */
export const newFormOf = async ( content: string, meta: Record< string, unknown > = {} ): Promise< string > =>
	pageWithForm( await newFormPost( content, meta ) );
