<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms;

use Vestibule\Forms\StoredEntries;
use Vestibule\Tests\Forms\Submit\SubmitTestCase;
use Vestibule\Tests\Wired;

/** An entry in the words of its form. */
final class StoredEntriesTest extends SubmitTestCase {

	public function test_a_name_keeps_each_part_that_was_typed_a_nought_too(): void {
		$sent = array( 'names' => array( 'first_name' => '0', 'last_name' => 'Lovelace' ) );
		self::assertSame( 200, $this->site->submit( $sent )->status );
		$id    = (int) ( $this->site->rows( $this->site->tables->named( 'submissions' ) )[0]['id'] ?? 0 );
		$entry = Wired::of( StoredEntries::class )->find( $id );
		self::assertSame( '0 Lovelace', $entry?->name );
	}
}
