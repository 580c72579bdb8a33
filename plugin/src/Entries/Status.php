<?php

declare(strict_types=1);

namespace Vestibule\Entries;

enum Status: string {
	case Unread      = 'unread';
	case Read        = 'read';
	case Unconfirmed = 'unconfirmed';
	case Trash       = 'trash';
	case Spam        = 'spam';
}
