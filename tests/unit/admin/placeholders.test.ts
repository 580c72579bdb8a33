import { shownText, storedText } from '../../../src/admin/chat-account/placeholders';

test( 'chat account texts are stored with placeholders and shown with readable names', () => {
	const stored = 'Back at [njwa_time_back], in [njwa_time_work]';
	expect( shownText( stored ) ).toBe( 'Back at {opening time}, in {remaining time}' );
	expect( storedText( shownText( stored ) ) ).toBe( stored );
} );
