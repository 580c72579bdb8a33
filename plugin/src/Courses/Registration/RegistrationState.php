<?php

declare(strict_types=1);

namespace Vestibule\Courses\Registration;

/** State of a registration. Only registered and waiting ones count. */
enum RegistrationState: string {
	case Registered = 'registered';
	case Waiting    = 'waiting';

	/** There was no spot, for example when an entry was restored although the course was full. */
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
