import type { PushProps } from '../contracts/push-props';
import { oneSignal } from './onesignal';
import { selfHosted } from './self-hosted';

/**
 * Turns notifications on or off. Must be called after a click, with cookie consent and the browser's permission.
 *
 * @param props
 * @param isOn
 * @param topics Selected topics; empty means all.
 * @param offered Topics that can be selected.
 * @throws {Error} If the change failed. An incomplete subscription is removed.
 */
export const change = ( props: PushProps, isOn: boolean, topics: string[], offered: string[] ): Promise< void > =>
	props.provider === 'onesignal' ? oneSignal( props, isOn, topics, offered ) : selfHosted( props, isOn, topics );
