import { useLayoutEffect } from 'react';
import { island, type IslandProps } from '../../src/islands/island';
import type { ModalProps } from '../../src/contracts/modal-props';
import { attach } from './live/attach';
import { View } from './View';

/**
 * Before the loader does the visitor's click again, the dialog has to be known: an effect after the paint would be
 * late.
 */
function LiveModal( { island: dialog, ...props }: ModalProps & IslandProps ) {
	const { closeOnBackdrop } = props;
	useLayoutEffect( () => attach( dialog as HTMLDialogElement, closeOnBackdrop ), [ dialog, closeOnBackdrop ] );
	return <View { ...props } />;
}

island( 'modal', LiveModal );
