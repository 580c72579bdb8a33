<?php

declare(strict_types=1);

namespace Vestibule\Forms\Limits;

use Vestibule\Entries\EntryTable;
use Vestibule\Entries\Seats\Pools;

defined( 'ABSPATH' ) || exit;

/**
 * Entries from before a limit count in it: they get their places once, when the form is saved with it, or at the latest
 * before the next entry. Which limits that was done for is kept with the form's post.
 */
final class Counting {

	private const META = '_vestibule_form_counted';

	/** Entries in one go. */
	private const MANY = 500;

	public function __construct( private readonly EntryTable $entries, private readonly Pools $pools ) {}

	public function complete( Limits $limits ): void {
		$kinds   = $limits->kinds();
		$stored  = get_post_meta( $limits->form->postId, self::META, true );
		$counted = is_array( $stored ) ? array_values( array_filter( $stored, is_string( ... ) ) ) : array();
		if ( $kinds === $counted ) {
			return;
		}
		if ( array() !== array_diff( $kinds, $counted ) ) {
			$this->count( $limits );
		}
		update_post_meta( $limits->form->postId, self::META, $kinds );
	}

	/** What is counted already stays as it is, so it may be broken off and begin again. */
	private function count( Limits $limits ): void {
		$after   = 0;
		$entries = $this->entries->ofForm( $limits->form->formId, $after, self::MANY );
		while ( array() !== $entries ) {
			$pools = array();
			foreach ( $entries as $entry ) {
				$pools[ $entry->id ] = $limits->pools( $entry->data, $entry->userId, $entry->createdAt );
				$after               = $entry->id;
			}
			$this->pools->add( $pools );
			$entries = $this->entries->ofForm( $limits->form->formId, $after, self::MANY );
		}
	}
}
