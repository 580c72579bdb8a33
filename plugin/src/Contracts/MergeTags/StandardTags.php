<?php

declare(strict_types=1);

namespace Vestibule\Contracts\MergeTags;

use Vestibule\Contracts\FormLabels;
use Vestibule\Contracts\TimeWords;

/** The plugin's own merge tags, in the order that editors see them. */
final class StandardTags {

	public static function register( FormLabels $labels ): MergeTags {
		return new MergeTags(
			static function () use ( $labels ): array {
				$words = new BookingWords( new TimeWords() );
				return array( new AllFields( $words ), new Inputs( $labels ), new Entry(), new Booking( $words ), new Form(), new Site(), new Page(), new User() );
			}
		);
	}
}
