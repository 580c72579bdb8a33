import './server';
import { freshField, viewWords } from '../../../blocks/fields/kit/editor/fieldProps';

test( 'a new field has the name and the words that the server gives its kind, and what its kind adds', () => {
	expect( freshField( { type: 'agreement', fresh: () => ( { required: true } ) } ) ).toEqual( {
		name: 'gdpr-agreement',
		label: 'Data protection',
		text: 'I agree.',
		required: true,
	} );
	expect( freshField( { type: 'radio' } ) ).toEqual( { name: 'input_radio', label: 'Single choice' } );
} );

test( 'the views speak the server’s words, but say that their times are made up', () => {
	expect( viewWords() ).toMatchObject( { required: '(required)', zone: 'Example days and times', noTimes: '' } );
} );
