import './server';
import { freshField, viewWords } from '../../../blocks/fields/kit/editor/fieldProps';

test( 'a new field has the name and texts of the server and the defaults of its type', () => {
	expect( freshField( { type: 'agreement', fresh: () => ( { required: true } ) } ) ).toEqual( {
		name: 'gdpr-agreement',
		label: 'Data protection',
		text: 'I agree.',
		required: true,
	} );
	expect( freshField( { type: 'radio' } ) ).toEqual( { name: 'input_radio', label: 'Single choice' } );
} );

test( 'views use the texts of the server, but name their times as examples', () => {
	expect( viewWords() ).toMatchObject( { required: '(required)', zone: 'Example days and times', noTimes: '' } );
} );
