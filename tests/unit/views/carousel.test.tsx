import { View } from '../../../blocks/carousel/View';
import type { CarouselProps } from '../../../src/contracts/carousel-props';
import { parity } from './parity';

parity< CarouselProps >( 'carousel-views', ( props ) => <View { ...props } /> );
