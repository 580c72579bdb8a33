import { mount } from '../kit/mount';
import { App } from './App';
import '../chat-parts/stage.css';
import './account.css';

mount( 'vestibule-chat-account', 'vestibuleChatAccount', App );
