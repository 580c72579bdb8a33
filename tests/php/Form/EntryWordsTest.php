<?php

declare(strict_types=1);

namespace Vestibule\Tests\Form;

use Vestibule\Contracts\TimeWords;
use Vestibule\Form\EntryWords;
use Vestibule\Form\StoredEntries;

/** An entry in the words of its form. */
final class EntryWordsTest extends SubmitTestCase {

	public function test_a_name_keeps_each_part_that_was_typed_a_nought_too(): void {
		$sent = array( 'names' => array( 'first_name' => '0', 'last_name' => 'Lovelace' ) );
		self::assertSame( 200, $this->site->submit( $sent )->status );
		$id    = (int) ( $this->site->rows( $this->site->tables->named( 'submissions' ) )[0]['id'] ?? 0 );
		$entry = ( new StoredEntries( $this->site->forms, new EntryWords( new TimeWords() ), $this->site->bookings, $this->site->database ) )->find( $id );
		self::assertSame( '0 Lovelace', $entry?->name );
	}
}
