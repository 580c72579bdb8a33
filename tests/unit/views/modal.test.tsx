import { View } from '../../../blocks/modal/View';
import type { ModalProps } from '../../../src/contracts/modal-props';
import { parity } from './parity';

parity< ModalProps >( 'modal-views', ( props ) => <View { ...props } /> );
