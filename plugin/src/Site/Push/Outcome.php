<?php

declare(strict_types=1);

namespace Vestibule\Site\Push;

/** Result of sending a message to a push service (RFC 8030 sections 5 and 8). */
enum Outcome {
	case Sent;
	/** The push service no longer knows the subscription, so it is deleted. */
	case Gone;
	case Later;
	/** The push service rejects this message, and a retry wouldn't help. */
	case Refused;
	/**
	 * The push service rejects the keys of this site, or they are invalid. The subscription is not the cause, so it is
	 * not deleted.
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
