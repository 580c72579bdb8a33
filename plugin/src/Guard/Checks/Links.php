<?php

declare(strict_types=1);

namespace Vestibule\Guard\Checks;

use Vestibule\Contract\Spam;
use Vestibule\Guard\SpamCheck;
use Vestibule\Guard\Submission;
use Vestibule\Guard\Verdict;

defined( 'ABSPATH' ) || exit;

/** Finds spam by the number of links in the answers. */
final class Links implements SpamCheck {

	public function __construct( private readonly Spam $settings ) {}

	public function name(): string {
		return 'links';
	}

	public function judge( Submission $submission ): Verdict {
		$most = $this->settings->links;
		if ( $most <= 0 ) {
			return Verdict::pass();
		}
		$links = preg_match_all(
			'#https?://|\[(?:url|link)[=\]]|(?<![/\w.@-])www\.\w#i',
			implode( "\n", $submission->texts() )
		);
		return $links > $most ? Verdict::spam( (string) $links ) : Verdict::pass();
	}

	public function reason( string $detail ): string {
		return sprintf(
			/* translators: %s: number of links. */
			_n( 'Contains %s link', 'Contains %s links', (int) $detail, 'vestibule' ),
			number_format_i18n( (int) $detail )
		);
	}
}
