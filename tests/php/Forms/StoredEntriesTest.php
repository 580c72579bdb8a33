<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms;

use Vestibule\Forms\StoredEntries;
use Vestibule\Tests\Forms\Submit\SubmitTestCase;
use Vestibule\Tests\Wired;

/** Stored entries with the labels of their form. */
final class StoredEntriesTest extends SubmitTestCase {

	public function test_a_name_part_that_is_the_digit_0_is_kept_in_the_full_name_of_a_sender(): void {
		$sent = array( 'names' => array( 'first_name' => '0', 'last_name' => 'Lovelace' ) );
		self::assertSame( 200, $this->site->submit( $sent )->status );
		$id    = (int) ( $this->site->rows( $this->site->tables->named( 'submissions' ) )[0]['id'] ?? 0 );
		$entry = Wired::of( StoredEntries::class )->find( $id );
		self::assertSame( '0 Lovelace', $entry?->name );
	}
}
