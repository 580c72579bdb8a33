<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Http;

/** Reason why the server doesn't send a request to a URL. */
enum AddressFault {

	/** Invalid URL, or a URL without https. */
	case NotHttps;

	/** Contains a user name or a password. */
	case Credentials;

	case Port;

	/** IP address instead of a hostname, or a hostname without a domain. */
	case NoName;

	/** Hostname that can't be resolved at the moment. */
	case Unknown;

	/** Hostname that resolves to a private network. */
	case NotPublic;
}
