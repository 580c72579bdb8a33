<?php

declare(strict_types=1);

namespace Vestibule\Kernel;

/**
 * Registry of objects by name. Contains the plugin's own objects, then those of other plugins. An object with a
 * duplicate or invalid name is ignored, with a notice for developers.
 *
 * @template T of object
 */
abstract class Register {

	/** Pattern of valid names. */
	protected const NAME = '/^[a-z0-9-]{1,40}$/D';

	/** @var array<string, T>|null */
	private ?array $kinds = null;

	/** Adds the plugin's own objects, then fires the action on which other plugins add theirs. */
	abstract protected function fill(): void;

	/** @return array<string, T> Objects by name, in the order in which they were added. */
	public function all(): array {
		if ( null === $this->kinds ) {
			$this->kinds = array();
			$this->fill();
		}
		return $this->kinds ?? array();
	}

	/** @return T|null */
	public function get( string $name ): ?object {
		return $this->all()[ $name ] ?? null;
	}

	/** @param T $kind */
	protected function put( string $name, object $kind ): void {
		if ( isset( $this->all()[ $name ] ) || 1 !== preg_match( static::NAME, $name ) ) {
			_doing_it_wrong(
				esc_html( static::class . '::add' ),
				esc_html( "“{$name}” was not added: the name is taken, or has characters that names cannot have." ),
				'0.4.0'
			);
			return;
		}
		$this->kinds[ $name ] = $kind;
	}
}
