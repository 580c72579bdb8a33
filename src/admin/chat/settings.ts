import schema from '../../../plugin/contracts/chat.schema.json';
import type { Chat } from '../../contracts/chat';
import { settingsOf } from '../kit/settings/settings';
import { textOf, wholeOf } from '../kit/settings/typed';

export type Styles = Chat[ 'options' ][ 'styles' ];

export const { Screen, Group, Toggle, Choice, useSettings, useSetting, route } = settingsOf< Chat >( 'vestibule_chat' );

export const Text = textOf< Chat >( useSetting );

export const Whole = wholeOf< Chat >( useSetting, schema );
