<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import\Sources;

use Vestibule\Tools\Import\Attributes;
use Vestibule\Tools\Import\FormDraft;

/** Tag in a Contact Form 7 template, with its name, its options (such as `min:1`) and its quoted strings. */
final class ContactForm7Tag {

	/** Options that don't need to be imported: appearance, and behavior that fields of this plugin always have. */
	private const NEUTRAL = '/^(?:size:\d*|\d*x\d*|id:.+|tabindex:.+|use_label_element|label_first|include_blank|autocomplete:.+|placeholder|watermark|akismet:.+|capture:.+)$/';

	public readonly string $name;

	/** @var list<string> Quoted strings. These are options, or a value. */
	public readonly array $texts;

	/** @var list<string> */
	private readonly array $options;

	/** @var array<string, true> */
	private array $read = array();

	public function __construct( string $given ) {
		preg_match_all( '/"([^"]*)"|\'([^\']*)\'|([^\s"\']+)/', $given, $parts, PREG_SET_ORDER );
		$texts = array();
		$words = array();
		foreach ( $parts as $part ) {
			if ( isset( $part[3] ) && '' !== $part[3] ) {
				$words[] = $part[3];
			} else {
				$texts[] = html_entity_decode(
					'' === ( $part[1] ?? '' ) ? $part[2] ?? '' : $part[1],
					ENT_QUOTES,
					'UTF-8'
				);
			}
		}
		$this->name    = (string) array_shift( $words );
		$this->texts   = $texts;
		$this->options = $words;
	}

	public function has( string $option ): bool {
		$this->read[ $option ] = true;
		return in_array( $option, $this->options, true );
	}

	/** Returns the value of an option that has one, such as `min:1`. */
	public function option( string $name ): string {
		foreach ( $this->options as $option ) {
			if ( str_starts_with( $option, "{$name}:" ) ) {
				$this->read[ $option ] = true;
				return substr( $option, strlen( $name ) + 1 );
			}
		}
		return '';
	}

	/** @return list<int> Numbers of the preselected options, from 1. */
	public function defaults(): array {
		$given = $this->option( 'default' );
		if ( 1 !== preg_match( '/^\d+(?:_\d+)*$/D', $given ) ) {
			unset( $this->read[ "default:{$given}" ] );
			return array();
		}
		return array_map( intval( ... ), explode( '_', $given ) );
	}

	/** Returns the limit of a date field in the format of this plugin. Empty if the limit can't be converted. */
	public function day( string $name ): string {
		$given = $this->option( $name );
		if ( 1 === preg_match( '/^(?:today)?([+-])(\d+)(day|week|month|year)s?$/D', $given, $found ) ) {
			return "{$found[1]}{$found[2]} {$found[3]}s";
		}
		if ( 'today' === $given || 1 === preg_match( '/^\d{4}-\d{2}-\d{2}$/D', $given ) ) {
			return $given;
		}
		unset( $this->read[ "{$name}:{$given}" ] );
		return '';
	}

	/**
	 * @return array{fileTypes: list<string>, maxFileSize: int, maxFiles: int}|null Limits of the upload field. One file
	 * of up to 1 MB is allowed, unless the tag specifies other limits.
	 */
	public function files( FormDraft $draft, string $label ): ?array {
		$limit = strtolower( $this->option( 'limit' ) );
		$size  = (float) $limit;
		$size  = match ( true ) {
			'' === $limit                  => 1.0,
			str_ends_with( $limit, 'mb' )  => $size,
			str_ends_with( $limit, 'kb' )  => $size / KB_IN_BYTES,
			default                        => $size / MB_IN_BYTES,
		};
		return Attributes::files( $draft, $label, $this->option( 'filetypes' ), $size, 1 );
	}

	/** @return list<string> Options that have not been read. */
	public function unread(): array {
		$rest = array_filter(
			$this->options,
			fn ( string $option ): bool => ! isset( $this->read[ $option ] )
				&& 1 !== preg_match( self::NEUTRAL, $option )
		);
		$known = array( 'default:' => 'default_value', 'class:' => 'class', 'minlength:' => 'minlength' );
		return array_values(
			array_map(
				static fn ( string $option ): string => $known[ strstr( $option, ':', true ) . ':' ] ?? $option,
				$rest
			)
		);
	}
}
