import type { PushProps } from '../contracts/push-props';
import { allowance } from './support';
import { takeOut } from './workers';

/**
 * Loaded where the browser holds a worker of ours or of old (Push\Scripts). Who took the agreement to cookies back
 * wants no worker; who was not asked yet, or again under a newer policy, has not said so.
 *
 * @param props
 * @param event `vestibule:consent` where the visitor has just chosen.
 */
export const tidy = ( props: PushProps, event?: CustomEvent< { state: string } > ): Promise< void > =>
	takeOut( props, props.provider !== 'none' && allowance( document ) !== 'no' && event?.detail.state !== 'not-set' );
