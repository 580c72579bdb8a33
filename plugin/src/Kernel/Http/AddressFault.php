<?php

declare(strict_types=1);

namespace Vestibule\Kernel\Http;

/** Why the server does not call an address. */
enum AddressFault {

	/** Not https, or not readable as an address. */
	case NotHttps;

	/** It has a user or a password in front of the host. */
	case Credentials;

	case Port;

	/** A number in place of a name, or a name without a domain. */
	case NoName;

	/** The name leads nowhere at this moment. */
	case Unknown;

	/** The name leads into a network that is not the internet. */
	case NotPublic;
}
