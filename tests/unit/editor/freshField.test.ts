import './server';
import { freshField, viewWords } from '../../../blocks/fields/kit/editor/fieldProps';

test( 'a new field gets its name and texts from the server and its defaults from its type', () => {
	expect( freshField( { type: 'agreement', fresh: () => ( { required: true } ) } ) ).toEqual( {
		name: 'gdpr-agreement',
		label: 'Data protection',
		text: 'I agree.',
		required: true,
	} );
	expect( freshField( { type: 'radio' } ) ).toEqual( { name: 'input_radio', label: 'Single choice' } );
} );

test( 'field previews use the texts from the server, but describe their times as examples', () => {
	expect( viewWords() ).toMatchObject( { required: '(required)', zone: 'Example days and times', noTimes: '' } );
} );
