<?php

declare(strict_types=1);

namespace Vestibule\Tools\Libraries;

use PhpParser\NodeTraverser;
use PhpParser\Parser;
use PhpParser\ParserFactory;

/**
 * Moves the code of a library below the plugin's namespace, so that it can't conflict with the same library in another
 * plugin. Only inserts the prefix, so that the result can be compared with the source.
 */
final class Renaming {

	/** Required by the Apache License for changed files. */
	private const NOTICE = "<?php\n// Changed for Vestibule: put below the namespace Vestibule\\Vendor.";

	private readonly Parser $parser;

	public function __construct( private readonly Prefix $prefix ) {
		$this->parser = ( new ParserFactory() )->createForNewestSupportedVersion();
	}

	/** @throws \DomainException If the code can't be moved to another namespace. */
	public function rename( string $code ): string {
		$places = $this->inCode( $code ) + $this->inComments();
		krsort( $places );
		foreach ( $places as $place => $addition ) {
			$code = substr_replace( $code, $addition, $place, 0 );
		}
		return (string) preg_replace_callback( '~^<\?php~', static fn (): string => self::NOTICE, $code );
	}

	/**
	 * Finds the positions in code.
	 *
	 * @return array<int, string> Texts to insert by byte offset.
	 */
	private function inCode( string $code ): array {
		$finder = new NameFinder( $this->prefix );
		( new NodeTraverser( $finder ) )->traverse( $this->parser->parse( $code ) ?? array() );
		$places = array();
		foreach ( $finder->names() as $place ) {
			$places[ $place ] = Prefix::NAME;
		}
		foreach ( $finder->strings() as $place => $raw ) {
			if ( 1 === preg_match( "~^(['\"]?\\\\{0,2}){$this->prefix->pattern()}\\\\~", $raw, $parts ) ) {
				$places[ $place + strlen( $parts[1] ) ] = addslashes( Prefix::NAME );
			}
		}
		return $places;
	}

	/**
	 * Finds the positions in comments.
	 *
	 * @return array<int, string>
	 */
	private function inComments(): array {
		$places = array();
		foreach ( $this->parser->getTokens() as $token ) {
			if ( ! $token->is( array( T_COMMENT, T_DOC_COMMENT ) ) ) {
				continue;
			}
			preg_match_all(
				"~(?<![\\w\\\\])\\\\?\\K{$this->prefix->pattern()}(?=\\\\\\w)~",
				$token->text,
				$found,
				PREG_OFFSET_CAPTURE
			);
			foreach ( $found[0] as [ , $place ] ) {
				$places[ $token->pos + $place ] = Prefix::NAME;
			}
		}
		return $places;
	}
}
