import { island } from '../../src/islands/island';
import { LiveCarousel } from './live/LiveCarousel';

island( 'carousel', LiveCarousel );
