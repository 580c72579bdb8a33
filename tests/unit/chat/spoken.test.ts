import { spokenLink } from '../../../src/chat/spoken';
import type { ChatProps } from '../../../src/contracts/chat-props';
import { vectors } from '../vectors';

interface Row {
	name: string;
	account: Parameters< typeof spokenLink >[ 0 ];
	newTab: boolean;
	label: string;
	spoken: string;
}

const words = {
	...{ online: 'Online', offline: 'Offline', hour: '1 hour', hours: '%s hours' },
	...{ minute: '1 minute', minutes: '%s minutes', opens: 'Opens WhatsApp' },
	opensInTab: 'Opens WhatsApp in a new tab',
} as ChatProps[ 'words' ];

test.each( vectors< Row >( 'chat-spoken' ) )(
	'the accessible name of a chat link is complete: $name',
	( { account, newTab, label, spoken } ) => {
		expect( spokenLink( account, words, newTab, label ) ).toBe( spoken );
	}
);
