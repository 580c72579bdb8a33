import { shownText, storedText } from '../../../src/admin/chat-account/placeholders';

test( 'a text of a chat account is stored with placeholders and shown in words', () => {
	const stored = 'Back at [njwa_time_back], in [njwa_time_work]';
	expect( shownText( stored ) ).toBe( 'Back at {opening time}, in {remaining time}' );
	expect( storedText( shownText( stored ) ) ).toBe( stored );
} );
