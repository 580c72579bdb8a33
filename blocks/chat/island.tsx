import type { ChatProps } from '../../src/contracts/chat-props';
import { island, type IslandProps } from '../../src/islands/island';
import { useStarted } from './live/useStarted';
import { useConsent } from './live/useConsent';
import { usePanel } from './live/usePanel';
import { useStatuses } from './live/useStatuses';
import { View } from './View';

function LiveChat( { island: wrapper, ...props }: ChatProps & IslandProps ) {
	const accounts = useStatuses( props );
	const consent = useConsent( props.needsConsent, wrapper );
	const isOpen = usePanel( wrapper );
	const onOpen = useStarted( wrapper, props );
	return <View { ...props } { ...consent } accounts={ accounts } isOpen={ isOpen } onOpen={ onOpen } />;
}

island( 'chat', LiveChat );
