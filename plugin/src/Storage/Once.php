<?php

declare(strict_types=1);

namespace Vestibule\Storage;

/**
 * Something that a site does once in its life, such as making the first event, whoever asks first and however many ask
 * at once.
 */
final class Once {

	public function __construct( private readonly Database $database ) {}

	/** Free where the option is loaded with every request. */
	public function isDone( string $option ): bool {
		return (bool) get_option( $option );
	}

	/**
	 * Marks it as done; add_option() would say yes to two requests at the same moment, the unique option name says it
	 * to one.
	 *
	 * @param bool $autoload False for what pages do not ask.
	 * @return bool True for the one caller that has to do it now.
	 * @throws \Vestibule\Contracts\StorageFault
	 */
	public function claim( string $option, bool $autoload = true ): bool {
		$row  = array( 'option_name' => $option, 'option_value' => '1', 'autoload' => $autoload ? 'on' : 'off' );
		$mine = null !== $this->database->insertOnce( '{options}', $row );
		wp_cache_delete( 'alloptions', 'options' );
		wp_cache_delete( 'notoptions', 'options' );
		return $mine;
	}
}
