<?php

declare(strict_types=1);

namespace Vestibule\Spam\Checks;

use Vestibule\Contracts\Spam\SpamCheck;
use Vestibule\Contracts\Spam\Submission;
use Vestibule\Contracts\Spam\Verdict;
use Vestibule\Spam\OwnersList;

defined( 'ABSPATH' ) || exit;

/** Words, addresses, domains and networks that the owner takes for spam. */
final class DenyList implements SpamCheck {

	public function __construct( private readonly OwnersList $list ) {}

	public function name(): string {
		return 'list';
	}

	public function judge( Submission $submission ): Verdict {
		$line = $this->list->match( $submission );
		return null === $line ? Verdict::pass() : Verdict::spam( $line );
	}

	public function reason( string $detail ): string {
		/* translators: %s: a line of the list, such as a word or an address. */
		return sprintf( __( 'On the list of what is blocked: %s', 'vestibule' ), $detail );
	}
}
