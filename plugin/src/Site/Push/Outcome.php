<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

/** Response of a push service to a message (RFC 8030 sections 5 and 8). */
enum Outcome {
	case Sent;
	/** The subscription doesn't exist any more, so it is deleted. */
	case Gone;
	case Later;
	/** The service rejects this message permanently. */
	case Refused;
	/**
	 * The service rejects the keys of this site, or they are invalid. The browser is not the cause, so its subscription
	 * is not deleted.
	 */
	case Keys;

	public static function fromStatus( int $status ): self {
		return match ( true ) {
			$status >= 200 && $status < 300 => self::Sent,
			404 === $status, 410 === $status => self::Gone,
			400 === $status, 401 === $status, 403 === $status => self::Keys,
			429 === $status, $status >= 500 => self::Later,
			default => self::Refused,
		};
	}
}
