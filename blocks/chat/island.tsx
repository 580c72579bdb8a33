import type { ChatProps } from '../../src/contracts/chat-props';
import { island, type IslandProps } from '../../src/islands/island';
import { begun } from './live/begun';
import { useConsent } from './live/useConsent';
import { usePanel } from './live/usePanel';
import { useStatuses } from './live/useStatuses';
import { View } from './View';

function LiveChat( { island: wrapper, ...props }: ChatProps & IslandProps ) {
	const accounts = useStatuses( props );
	const consent = useConsent( props.needsConsent );
	const isOpen = usePanel( wrapper );
	return <View { ...props } { ...consent } accounts={ accounts } isOpen={ isOpen } onOpen={ ( account ) => begun( wrapper, props, account ) } />;
}

island( 'chat', LiveChat );
