<?php

declare(strict_types=1);

namespace Vestibule\Contracts\MergeTags;

use Closure;
use Vestibule\Contracts\BookingRecords;
use Vestibule\Contracts\FormLabels;
use Vestibule\Contracts\TimeWords;

/** The plugin's own merge tags, in the order that editors see them. */
final class StandardTags {

	/** @param (Closure(): BookingRecords)|null $records Without it bookings have no links. */
	public static function register( FormLabels $labels, ?Closure $records = null ): MergeTags {
		return new MergeTags(
			static function () use ( $labels, $records ): array {
				$words = new BookingWords( new TimeWords() );
				return array( new AllFields( $words ), new Inputs( $labels ), new Entry(), new Booking( $words, $records ), new Form(), new Site(), new Page(), new User() );
			}
		);
	}
}
