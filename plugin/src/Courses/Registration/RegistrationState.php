<?php

declare(strict_types=1);

namespace Vestibule\Courses\Registration;

/** State of a registration. Only registrations in the states Registered and Waiting count. */
enum RegistrationState: string {
	case Registered = 'registered';
	case Waiting    = 'waiting';

	/** The registration has no spot, for example because the course was full when the entry was restored. */
	case None     = 'none';
	case Canceled = 'canceled';

	/** The entry is in the Trash or marked as spam, so its spots are released. */
	case Trash = 'trash';
	case Spam  = 'spam';

	public function label(): string {
		return match ( $this ) {
			self::Registered => __( 'Registered', 'vestibule' ),
			self::Waiting    => __( 'Waiting', 'vestibule' ),
			self::None       => __( 'Without a spot', 'vestibule' ),
			self::Canceled   => __( 'Canceled', 'vestibule' ),
			self::Trash      => __( 'In the Trash', 'vestibule' ),
			self::Spam       => __( 'Spam', 'vestibule' ),
		};
	}
}
