import { withField } from '../../../src/courses/form';

const FIELD = '<!-- wp:vestibule/field-course {"name":"course","label":"Registration"} /-->';
const EMAIL = '<!-- wp:vestibule/field-email {"name":"email"} /-->';
const SUBMIT = '<!-- wp:vestibule/submit {"label":"Send"} /-->';

test( 'the course field is added before the submit button', () => {
	expect( withField( `${ EMAIL }\n\n${ SUBMIT }`, FIELD ) ).toBe( `${ EMAIL }\n\n${ FIELD }\n\n${ SUBMIT }` );
} );

test( 'the course field is added at the end of a form without a submit button', () => {
	expect( withField( `${ EMAIL }\n`, FIELD ) ).toBe( `${ EMAIL }\n\n${ FIELD }\n` );
	expect( withField( '', FIELD ) ).toBe( `${ FIELD }\n` );
} );

test( 'the course field gets another name if its name is already in use', () => {
	const taken = EMAIL.replace( 'email"}', 'course"}' );
	expect( withField( taken, FIELD ) ).toContain( '"name":"course-2"' );
} );
