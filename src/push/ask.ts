import type { PushProps } from '../contracts/push-props';
import { oneSignal } from './onesignal';
import { selfHosted } from './self-hosted';

/**
 * Turns notifications on or off, after the visitor asked for it, agreed to cookies and to the browser's own question.
 *
 * @param props
 * @param isOn
 * @param topics  What the visitor chose; none is everything.
 * @param offered What could be chosen.
 * @throws When it did not work; then nothing is left behind.
 */
export const change = ( props: PushProps, isOn: boolean, topics: string[], offered: string[] ): Promise< void > =>
	props.provider === 'onesignal' ? oneSignal( props, isOn, topics, offered ) : selfHosted( props, isOn, topics );
