import { useLayoutEffect } from 'react';
import { island, type IslandProps } from '../../src/islands/island';
import type { ModalProps } from '../../src/contracts/modal-props';
import { attach } from './live/attach';
import { View } from './View';

/**
 * Dialog after hydration. It is registered in a layout effect, because the loader repeats a click right after
 * hydration.
 */
function LiveModal( { island: dialog, ...props }: ModalProps & IslandProps ) {
	const { closeOnBackdrop } = props;
	useLayoutEffect( () => attach( dialog as HTMLDialogElement, closeOnBackdrop ), [ dialog, closeOnBackdrop ] );
	return <View { ...props } />;
}

island( 'modal', LiveModal );
