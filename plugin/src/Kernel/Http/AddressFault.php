<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Http;

/** Reason for not sending a request to a URL. */
enum AddressFault {

	/** The URL is invalid or doesn't use https. */
	case NotHttps;

	/** The URL contains a user name or a password. */
	case Credentials;

	case Port;

	/** The URL contains an IP address instead of a hostname, or a hostname without a domain. */
	case NoName;

	/** The hostname could not be resolved. This can be temporary. */
	case Unknown;

	/** The hostname resolves to an address in a private network. */
	case NotPublic;
}
